import { Modal } from 'antd';
import { CropBody } from './CropBody';
import { type CropDialogProps, useCrop } from './useCrop';

/** Cutting an avatar on the desktop. */
export function CropDialog(props: CropDialogProps) {
  const { file, onClose } = props;
  return file ? (
    <Open key={`${file.name}${file.lastModified}`} {...props} file={file} onClose={onClose} />
  ) : null;
}

function Open(props: CropDialogProps & { file: File }) {
  const { ready, problem, busy, cut, setSquare, fail } = useCrop(props);
  return (
    <Modal
      open
      title="裁剪头像"
      width={380}
      okText="使用这张图片"
      cancelText="取消"
      okButtonProps={{ disabled: !ready, loading: busy }}
      mask={{ closable: false }}
      onOk={() => void cut()}
      onCancel={props.onClose}
    >
      <CropBody file={props.file} problem={problem} onChange={setSquare} onBroken={fail} />
    </Modal>
  );
}
