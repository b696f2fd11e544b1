/** Where every call goes. */
export const apiBase = '/api/applet';

/** The same with the server before it, where the page is not the server's own: a test's. */
export const apiAddress = { base: apiBase };
