/** Returns why a file cannot be read or written, for the operator. */
export function fileErrorText({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file or folder'
  if (code === 'EISDIR') return 'it is a folder'
  return code === 'EACCES' ? 'that is not allowed' : message
}
