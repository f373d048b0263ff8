/** A field's name for Formik and yup, which take a dot in a name for a step into an object: the name is one name. */
export const fieldPath = (name: string): string => (name.includes('.') ? `["${name}"]` : name);
