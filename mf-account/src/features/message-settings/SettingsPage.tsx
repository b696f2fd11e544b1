import { usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Switch } from 'antd';
import { MessagesFrame } from '../../frames/messages/MessagesFrame';
import { MailCard } from './MailCard';
import { MailSwitch } from './MailSwitch';
import styles from './SettingsPage.module.css';
import { useSettings } from './useSettings';

/** Which messages somebody wants, by which way, and when they want peace. */
export function SettingsPage() {
  const { data, mail, error, isPending, refetch, save } = useSettings();
  usePage({ ready: !isPending });
  return (
    <MessagesFrame title="消息设置">
      {isPending ? <ListSkeleton rows={6} picture={false} /> : null}
      {error ? (
        <Panel>
          <ErrorBlock title="设置没有加载出来" error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : null}
      {data ? (
        <>
          <Panel>
            <div className={styles.quiet}>
              <div className={styles.words}>
                <b id="quiet-title">免打扰时段</b>
                <span>期间不弹出提醒，{mail ? '短信和邮件' : '短信'}推迟到时段结束；消息照常保存</span>
              </div>
              {(['from', 'to'] as const).map((end) => (
                <label key={end} className={styles.time}>
                  {end === 'from' ? '从' : '到'}
                  <input
                    type="time"
                    required
                    disabled={!data.quiet.on}
                    value={data.quiet[end]}
                    onChange={({ target }) =>
                      target.value && save({ quiet: { ...data.quiet, [end]: target.value } })
                    }
                  />
                </label>
              ))}
              <Switch
                aria-labelledby="quiet-title"
                checked={data.quiet.on}
                onChange={(on) => save({ quiet: { ...data.quiet, on } })}
              />
            </div>
          </Panel>
          {mail ? <MailCard mail={mail} /> : null}
          <Panel padding="none">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">消息类型</th>
                  <th scope="col">站内</th>
                  <th scope="col">短信</th>
                  {mail ? <th scope="col">邮件</th> : null}
                </tr>
              </thead>
              <tbody>
                {data.groups.map((group) => (
                  <tr key={group.key}>
                    <th scope="row">
                      {group.title}
                      <span className={styles.hint}>{group.description}</span>
                    </th>
                    <td>
                      <Switch
                        aria-label={`${group.title}：站内`}
                        checked={group.site}
                        disabled={group.locked}
                        title={group.locked ? '涉及资金与安全，不能关闭' : undefined}
                        onChange={(site) => save({ groups: [{ key: group.key, site }] })}
                      />
                    </td>
                    <td>
                      {group.sms === null ? (
                        <span className={styles.none}>不支持</span>
                      ) : (
                        <Switch
                          aria-label={`${group.title}：短信`}
                          checked={group.sms}
                          onChange={(sms) => save({ groups: [{ key: group.key, sms }] })}
                        />
                      )}
                    </td>
                    {mail ? (
                      <td>
                        <MailSwitch
                          group={group}
                          bound={mail.address !== ''}
                          onTurn={(on) => save({ groups: [{ key: group.key, mail: on }] })}
                        />
                      </td>
                    ) : null}
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
        </>
      ) : null}
    </MessagesFrame>
  );
}

export default SettingsPage;
