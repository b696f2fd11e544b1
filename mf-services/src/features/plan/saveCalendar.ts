/** Gives a plan's calendar to the device as a file, which calendars of all kinds open. */
export function saveCalendar(name: string, ics: string): void {
  const address = URL.createObjectURL(new Blob([ics], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[\\/:*?"<>|]/g, ' ').trim() || '倒排计划'}.ics`;
  link.click();
  // Safari still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
