import type { FileRule } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { useSession } from '@harbor/runtime';
import { FileField } from '@harbor/ui/upload';
import { fieldId } from '../fields';
import type { ManuscriptForm } from '../useManuscript';
import type { SubmitForm } from '../useSubmit';
import styles from './Field.module.css';
import { LoginToUpload } from './LoginToUpload';

interface FilesPartProps {
  form: ManuscriptForm;
  sending: SubmitForm;
  rule: FileRule;
  onBusy: (busy: boolean) => void;
}

/** The manuscript itself; a visitor is led to the login first. */
export function FilesPart({ form, sending, rule, onBusy }: FilesPartProps) {
  const { loggedIn } = useSession();
  return (
    <>
      {loggedIn ? (
        <FileField
          id={fieldId('files')}
          label="稿件文件"
          purpose="submission"
          value={form.files}
          rule={rule}
          onBusy={onBusy}
          error={sending.problems.files}
          onChange={(next) => {
            form.changeFiles(next);
            sending.touch('files');
          }}
        />
      ) : (
        <LoginToUpload />
      )}
      <p className={styles.hint}>
        稿件仅您与编辑可以查看，每次下载都有记录，关闭{promises.submissionFilesDays}天后自动删除。
      </p>
    </>
  );
}
