import { http, notify } from '@harbor/runtime';

/**
 * Gives a file of the site, for which one has to be logged in, to the browser to be kept.
 * @param path below the API: `/course/3/notes/export`
 */
export async function saveFile(path: string, name: string): Promise<void> {
  try {
    const content: unknown = await http.get(path, { responseType: 'blob' });
    const address = URL.createObjectURL(content as Blob);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
    notify.success('已导出');
  } catch {
    // The call has said why.
  }
}
