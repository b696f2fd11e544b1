/** Channel on which it goes out that what somebody of the team may do has changed: their number. */
export const staffChannel = 'harbor_staff';
