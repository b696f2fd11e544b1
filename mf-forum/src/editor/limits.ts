import { postRule } from '@harbor/contract/post-status';

/** Pictures in one post. */
export const mostPictures = postRule.images;

/** How long the upload of a picture may take, in ms. */
export const uploadPatience = 10_000;
