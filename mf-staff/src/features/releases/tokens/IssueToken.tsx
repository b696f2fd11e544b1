import { errorText } from '@harbor/ui';
import { Alert, Button, Checkbox, Input, Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useGuard } from '../../entry';
import { useIssueToken } from '../queries';
import { IssuedToken } from './IssuedToken';
import styles from './IssueToken.module.css';

export interface IssueTokenProps {
  remotes: readonly string[];
  onClose: () => void;
}

/** Issues a token for chosen parts, and shows it the only time that it can be seen. */
export function IssueToken({ remotes, onClose }: IssueTokenProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [tried, setTried] = useState(false);
  const issue = useIssueToken();
  const guard = useGuard();
  const said = (field: string) => issue.error?.fieldError(field);
  const nameProblem = tried && !name.trim() ? '请填写用途' : said('name');
  const remotesProblem = tried && chosen.length === 0 ? '请选择模块' : said('remotes');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!name.trim() || chosen.length === 0 || issue.isPending) return;
    const input = { body: { name: name.trim(), remotes: chosen } };
    // What was refused stands in the form.
    guard(() => issue.mutateAsync(input)).catch(() => undefined);
  }

  if (issue.data) return <IssuedToken token={issue.data.token} remotes={chosen} onClose={onClose} />;
  return (
    <Modal
      open
      title="签发发布令牌"
      onCancel={onClose}
      mask={{ closable: false }}
      centered
      width={520}
      footer={[
        <Button key="cancel" onClick={onClose} disabled={issue.isPending}>
          取消
        </Button>,
        <Button key="ok" type="primary" htmlType="submit" form={id} loading={issue.isPending}>
          签发
        </Button>,
      ]}
    >
      <form id={id} onSubmit={handleSubmit} className={styles.form} noValidate>
        <div className={styles.field}>
          <label htmlFor={`${id}-name`}>用途</label>
          <Input
            id={`${id}-name`}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={40}
            placeholder="例如：服务组发布流水线"
            status={nameProblem ? 'error' : undefined}
            aria-invalid={nameProblem ? true : undefined}
            aria-describedby={nameProblem ? `${id}-name-problem` : undefined}
          />
          {nameProblem ? (
            <p id={`${id}-name-problem`} className={styles.problem}>
              {nameProblem}
            </p>
          ) : null}
        </div>
        <fieldset className={styles.field} aria-describedby={remotesProblem ? `${id}-parts` : undefined}>
          <legend>可发布的模块</legend>
          <Checkbox.Group
            className={styles.parts}
            options={remotes.map((remote) => ({ value: remote, label: remote }))}
            value={chosen}
            onChange={setChosen}
          />
          {remotesProblem ? (
            <p id={`${id}-parts`} className={styles.problem}>
              {remotesProblem}
            </p>
          ) : null}
        </fieldset>
        {issue.error && !issue.error.errors ? (
          <Alert type="error" showIcon title={errorText(issue.error)} />
        ) : null}
      </form>
    </Modal>
  );
}
