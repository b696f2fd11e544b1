import {
  DomEditor,
  type IButtonMenu,
  type IDomEditor,
  SlateRange,
  SlateTransforms,
} from '@wangeditor/editor';

const iconSvg =
  '<svg viewBox="0 0 1024 1024"><path d="M826.8032 356.5312c-19.328 0-36.3776 15.6928-36.3776 35.0464v524.2624c0 19.328-16 34.56-35.328 34.56H264.9344c-19.328 0-35.5072-15.3088-35.5072-34.56V390.0416c0-19.328-14.1568-35.0464-33.5104-35.0464s-33.5104 15.6928-33.5104 35.0464V915.712c0 57.9328 44.6208 108.288 102.528 108.288H755.2c57.9328 0 108.0832-50.4576 108.0832-108.288V391.4752c-0.1024-19.2512-17.1264-34.944-36.48-34.944zM880 238.08H642.048c3.3536-102.6048-46.1568-171.6736-152.9856-171.6736-102.6048 0-158.8224 69.0688-155.4432 171.6736H146.6368c-19.328 0-35.0208 15.6928-35.0208 35.0208s15.6928 35.0208 35.0208 35.0208H880c19.328 0 35.0208-15.6928 35.0208-35.0208S899.328 238.08 880 238.08z"></path></svg>';

const table = (editor: IDomEditor) => DomEditor.getSelectedNodeByType(editor, 'table');

/** Deletes the table. The editor's own button of that name works on an expanded selection too, which none of a table may. */
class DeleteTable implements IButtonMenu {
  readonly title = '删除表格';
  readonly iconSvg = iconSvg;
  readonly tag = 'button';
  getValue = () => '';
  isActive = () => false;
  isDisabled(editor: IDomEditor): boolean {
    const { selection } = editor;
    return !selection || !SlateRange.isCollapsed(selection) || !table(editor);
  }
  exec(editor: IDomEditor): void {
    if (!this.isDisabled(editor))
      SlateTransforms.removeNodes(editor, { mode: 'highest', match: (n) => n === table(editor) });
  }
}

/** Key of the button; a key that the editor knows cannot be given twice. */
export const deleteTableKey = 'forumDeleteTable';

export const deleteTableMenu = { key: deleteTableKey, factory: () => new DeleteTable() };
