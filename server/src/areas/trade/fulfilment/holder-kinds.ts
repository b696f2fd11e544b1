import { filesOfParties } from '../orders/file-holder';

/** What was delivered. */
export const deliveryFiles = filesOfParties('交付文件');

/** What the buyer added while somebody worked on the order. */
export const noteFiles = filesOfParties('补充材料');
