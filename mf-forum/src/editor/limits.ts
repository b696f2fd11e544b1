import { postRule } from '@harbor/contract/post-status';

/** Pictures in one post (product.md section 5). */
export const mostPictures = postRule.images;

/** How long the upload of a picture may take, in ms (product.md section 9). */
export const uploadPatience = 10_000;
