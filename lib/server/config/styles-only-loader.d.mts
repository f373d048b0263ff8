/** A loader of webpack's: imports a sheet of styles without the names of its classes. */
export default function stylesOnlyLoader(source: string): string;
