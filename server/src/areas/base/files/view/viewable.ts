import type { FileType } from '@harbor/contract/file-types';
import { textTypes } from '../text/paragraphs';

const pictures: readonly FileType[] = ['jpg', 'png'];

export const isPicture = (type: FileType) => pictures.includes(type);

/**
 * Whether pages with a watermark can be made of a file. Of a PDF they cannot: drawing one on the server would mean to
 * run its content, so it is downloaded, which leaves a line.
 */
export const viewable = (type: FileType) => textTypes.includes(type) || isPicture(type);
