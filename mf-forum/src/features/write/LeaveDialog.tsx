import { Button, Modal } from 'antd';
import { useSaveAndLeave } from './useSaveAndLeave';
import type { Writing } from './useWriting';

/** Three ways: save, discard, stay. */
export function LeaveDialog({ writing }: { writing: Writing }) {
  const { leaving, withDrafts } = writing;
  const { saving, problem, saveAndLeave } = useSaveAndLeave(writing);
  return (
    <Modal
      open={leaving.asking}
      title="离开前要保存吗？"
      onCancel={leaving.stay}
      footer={[
        <Button key="discard" danger type="text" onClick={leaving.leave}>
          不保存，离开
        </Button>,
        <Button key="stay" onClick={leaving.stay}>
          继续编辑
        </Button>,
        withDrafts ? (
          <Button key="save" type="primary" loading={saving} onClick={() => void saveAndLeave()}>
            保存草稿并离开
          </Button>
        ) : null,
      ]}
    >
      <p>{withDrafts ? '有改动还没有保存为草稿。' : '离开后，这次写的内容不会保留。'}</p>
      {problem ? <p role="alert">{problem}</p> : null}
    </Modal>
  );
}
