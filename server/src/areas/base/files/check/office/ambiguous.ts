import { Refusal } from '../refusal';

/** For what programs read in two ways: what one of them leaves out another takes for the truth. */
export const ambiguous = () => new Refusal('文档的结构不正常，无法检查，请另存为新文档后再上传');
