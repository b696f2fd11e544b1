import type { ControlProps, Controls } from './controlProps';
import { controls } from './controls';
import { FilesControl } from './FilesControls';
import { TextareaControl } from './TextControls';

/** Shows where files go; a preview takes none. */
function FilesPreview(props: ControlProps) {
  return (
    <div inert>
      <FilesControl {...props} />
    </div>
  );
}

function EitherPreview(props: ControlProps) {
  const { value, onChange } = props;
  const answer = (value ?? { text: '', files: [] }) as { text: string; files: [] };
  return (
    <>
      <TextareaControl
        {...props}
        field={{ ...props.field, placeholder: props.field.placeholder ?? '可直接填写，也可在下方上传文件' }}
        value={answer.text}
        onChange={(text) => onChange({ ...answer, text })}
      />
      <FilesPreview {...props} value={answer.files} />
    </>
  );
}

/** The controls of a form that is only tried out: the same, and none of them sends a file. */
export const previewControls: Controls = { ...controls, files: FilesPreview, either: EitherPreview };
