/** Where the headlines begin on the phone, whose `/academic/` is the tool for journals. */
export const frontPath = '/academiclist/';
