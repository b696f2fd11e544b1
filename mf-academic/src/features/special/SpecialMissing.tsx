import { frontPath } from '../../press/frontPath';
import { placePath } from '../../press/place';
import { MissingPage } from '../../states/MissingPage';

/** What the window says then. */
export const missingTitle = '专题不存在';

/** A special that is not there. */
export const SpecialMissing = () => (
  <MissingPage
    title="没有找到这个专题"
    description="专题不存在或已撤下，也可能是链接不完整。"
    onward={{ title: '看看全部专题', to: placePath(frontPath, { type: '3' }) }}
  />
);
