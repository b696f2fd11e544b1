import { Button, Sheet } from '@harbor/ui/mobile';
import { CropBody } from './CropBody';
import { type CropDialogProps, useCrop } from './useCrop';

/** Cutting an avatar on the phone. */
export function CropSheet(props: CropDialogProps) {
  const { file } = props;
  return file ? <Open key={`${file.name}${file.lastModified}`} {...props} file={file} /> : null;
}

function Open(props: CropDialogProps & { file: File }) {
  const { ready, problem, busy, cut, setSquare, fail } = useCrop(props);
  return (
    <Sheet
      open
      onClose={props.onClose}
      title="裁剪头像"
      closeOnMask={false}
      footer={
        <>
          <Button kind="outline" onClick={props.onClose}>
            取消
          </Button>
          <Button disabled={!ready} loading={busy} onClick={() => void cut()}>
            使用这张图片
          </Button>
        </>
      }
    >
      <CropBody file={props.file} problem={problem} onChange={setSquare} onBroken={fail} />
    </Sheet>
  );
}
