/** `DK-12`: the number of a file for the bank. */
export const batchNumber = (id: number): string => `DK-${String(id).padStart(2, '0')}`;
