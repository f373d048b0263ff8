// Loaded before Next's build, so that it does not list the files that each page needs. Only a deployment of single pages
// reads that list; the web runs where it was built. Making the list took a fifth to a quarter of a build.
const Module = require('node:module');

const place = require.resolve('next/dist/build/collect-build-traces');
const nothing = new Module(place);
nothing.exports = { collectBuildTraces: () => Promise.resolve() };
nothing.loaded = true;
require.cache[place] = nothing;
