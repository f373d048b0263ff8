/**
 * Takes from the list of what a page needs of the browser the names of classes: Next has the styles of server components
 * compiled there, and webpack keeps each sheet's table of names for whoever might ask. Only client components do, and
 * they import it themselves.
 * @param {string} source Next's list, a line for each module
 */
export default function stylesOnlyLoader(source) {
  return source.replace(
    /import\(\/\* webpackMode: "eager" \*\/ ("[^"]+\.s?css")\)/g,
    'import(/* webpackMode: "eager", webpackExports: [] */ $1)',
  );
}
