import type { DataOf } from '@harbor/contract';
import { usePage } from '@harbor/runtime';
import { HiddenTitle, Spoken } from '@harbor/ui/heading';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { Switch } from 'antd-mobile';
import type { ReactNode } from 'react';
import mobile from '../../frames/messages/page.mobile.module.css';
import { MailCard } from './MailCard';
import { mailState } from './mailState';
import styles from './SettingsPage.module.css';
import { useSettings } from './useSettings';

/** Message settings on the phone. */
export function SettingsPage() {
  const { data, mail, error, isPending, refetch, save } = useSettings();
  usePage({ ready: !isPending });
  return (
    <div className={mobile.page}>
      <HiddenTitle>消息设置</HiddenTitle>
      {isPending ? <ListSkeleton rows={6} /> : null}
      {error ? (
        <Panel>
          <ErrorBlock title="设置没有加载出来" error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data ? (
        <>
          <Panel padding="none">
            <Row title="免打扰时段" hint={`期间不弹出提醒，${mail ? '短信和邮件' : '短信'}推迟到时段结束`}>
              <Switch
                aria-label="免打扰时段"
                checked={data.quiet.on}
                onChange={(on) => save({ quiet: { ...data.quiet, on } })}
              />
            </Row>
            {data.quiet.on
              ? (['from', 'to'] as const).map((end) => (
                  <Row key={end} title={end === 'from' ? '开始' : '结束'}>
                    <label className={`${styles.time} ${styles.phoneTime}`}>
                      <Spoken>{end === 'from' ? '开始时间' : '结束时间'}</Spoken>
                      <input
                        type="time"
                        required
                        value={data.quiet[end]}
                        onChange={({ target }) =>
                          target.value && save({ quiet: { ...data.quiet, [end]: target.value } })
                        }
                      />
                    </label>
                  </Row>
                ))
              : null}
          </Panel>
          {mail ? <MailCard mail={mail} /> : null}
          <h2 className={styles.phoneTitle}>站内消息（订单、退款、安全与工单不能关闭）</h2>
          <Panel padding="none">
            {data.groups.map(({ key, title, description, site, locked }) => (
              <Row key={key} title={title} hint={description}>
                <Switch
                  aria-label={`${title}：站内`}
                  checked={site}
                  disabled={locked}
                  onChange={(on) => save({ groups: [{ key, site: on }] })}
                />
              </Row>
            ))}
          </Panel>
          <h2 className={styles.phoneTitle}>短信提醒</h2>
          <Panel padding="none">
            {data.groups
              .filter(({ sms }) => sms !== null)
              .map(({ key, title, sms }) => (
                <Row key={key} title={title}>
                  <Switch
                    aria-label={`${title}：短信`}
                    checked={sms ?? false}
                    onChange={(on) => save({ groups: [{ key, sms: on }] })}
                  />
                </Row>
              ))}
          </Panel>
          {mail ? <MailList groups={data.groups} bound={mail.address !== ''} save={save} /> : null}
        </>
      ) : null}
    </div>
  );
}

interface MailListProps {
  groups: DataOf<'GET /message/settings'>['groups'];
  bound: boolean;
  save: ReturnType<typeof useSettings>['save'];
}

/** Which groups of messages are also sent by mail. */
function MailList({ groups, bound, save }: MailListProps) {
  return (
    <>
      <h2 className={styles.phoneTitle}>{bound ? '邮件提醒' : '邮件提醒（请先绑定邮箱）'}</h2>
      <Panel padding="none">
        {groups
          .filter(({ mail }) => mail !== null)
          .map((group) => {
            const { on, why } = mailState(group, bound);
            return (
              <Row key={group.key} title={group.title} hint={bound ? why : undefined}>
                <Switch
                  aria-label={`${group.title}：邮件`}
                  checked={on}
                  disabled={why !== undefined}
                  onChange={(mail) => save({ groups: [{ key: group.key, mail }] })}
                />
              </Row>
            );
          })}
      </Panel>
    </>
  );
}

interface RowProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

function Row({ title, hint, children }: RowProps) {
  return (
    <div className={styles.phoneRow}>
      <div className={styles.words}>
        <b>{title}</b>
        {hint ? <span>{hint}</span> : null}
      </div>
      {children}
    </div>
  );
}

export default SettingsPage;
