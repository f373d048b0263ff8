import stylesOnlyLoader from './styles-only-loader.mjs';

it('asks a sheet for nothing, and leaves components as they are', () => {
  const component = 'import(/* webpackMode: "eager", webpackExports: ["Link"] */ "/a/link.js");\n';
  const all = 'import(/* webpackMode: "eager" */ "/a/css.js");\n';
  const sheet = 'import(/* webpackMode: "eager" */ "/a/hero.module.scss");\n';
  expect(stylesOnlyLoader(`${component};\n${sheet};\n${all}`)).toBe(
    `${component};\nimport(/* webpackMode: "eager", webpackExports: [] */ "/a/hero.module.scss");\n;\n${all}`,
  );
});
