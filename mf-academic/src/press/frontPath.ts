/** Where the headlines begin on the desktop. */
export const frontPath = '/academic/';
