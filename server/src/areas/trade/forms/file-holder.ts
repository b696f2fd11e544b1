import { filesOfParties } from '../orders/file-holder';

/** The files of order forms; the holder is the order. */
export const orderFormHolder = filesOfParties('服务资料');
