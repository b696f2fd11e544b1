/**
 * Version of the contract that this source declares; `contractVersion` in a `routes.json` is a range of it. The same as
 * in package.json: a new call or field raises the minor part, nothing is ever taken away.
 */
export const contractVersion = '1.0.0';
