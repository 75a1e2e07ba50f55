/** Whether a version is older than another one, of which only the first numbers may be given. */
export function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, "en", { numeric: true }) < 0;
}
