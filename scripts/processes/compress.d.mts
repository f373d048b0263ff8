/** Writes `name.br` and `name.gz` beside each file of a folder that gets smaller by it. */
export function compressFolder(folder: string): Promise<void>;
