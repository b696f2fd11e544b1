import { notify } from '@harbor/runtime';
import { calendarFile } from './queries';

/** Gives the open deadlines of a manuscript to the browser as a file, which phones open with their calendar. */
export async function saveCalendar(id: number): Promise<void> {
  try {
    const address = URL.createObjectURL(await calendarFile(id));
    const link = document.createElement('a');
    link.href = address;
    link.download = '投稿截止日.ics';
    link.click();
    URL.revokeObjectURL(address);
    notify.success('日历文件已导出，用日历打开即可加入');
  } catch {
    // The call has said why.
  }
}
