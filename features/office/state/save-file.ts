/** Hands a file to the browser, as a download. */
export function saveFile(content: unknown, name: string): void {
  const address = URL.createObjectURL(content as Blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
