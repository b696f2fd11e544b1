import { notify, usePage, useQuery, useSearchParams, useUnsavedGuard } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { Button, ErrorBlock, NoAccess, Panel, Tabs } from '@harbor/ui/kit';
import { useState } from 'react';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { Card } from '../../parts/Card';
import { PageHead } from '../../parts/PageHead';
import { useChange } from '../entry';
import { Leave } from './Leave';
import { ChangedList, PublishDialog } from './PublishDialog';
import { settingsQuery, usePublish } from './queries';
import { SettingRow } from './SettingRow';
import styles from './Settings.module.css';
import { useDraft } from './useDraft';
import { Versions } from './Versions';

/** Numbers that the team changes while the site runs: fields by groups, and the versions. */
export function SettingsPage() {
  const [search] = useSearchParams();
  const history = search.get('tab') === 'versions';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, refetch } = useQuery(settingsQuery());
  const draft = useDraft(data?.groups.flatMap(({ settings }) => settings) ?? []);
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(false);
  const publish = usePublish();
  const change = useChange();
  const guard = useUnsavedGuard(draft.changed.length > 0);
  usePage({ ready: data !== undefined || error !== null });

  function handleNext() {
    setShown(true);
    if (Object.keys(draft.faults).length === 0) setAsking(true);
  }
  async function handlePublish(note: string) {
    const body = { base: data?.version ?? 0, note, values: draft.values() };
    if (!(await change.run(() => publish.mutateAsync({ body })))) return;
    setAsking(false);
    setShown(false);
    draft.clear();
    notify.success('已发布，立即生效');
  }
  const count = draft.changed.length;
  return (
    <DeskFrame>
      <PageHead title="运行参数" lead={data ? `第 ${data.version} 版，只影响修改之后开始的事项` : '\u00a0'}>
        {history ? null : (
          <>
            <Button
              disabled={count === 0}
              onClick={() => {
                draft.clear();
                setShown(false);
              }}
            >
              放弃修改
            </Button>
            <Button kind="primary" disabled={count === 0} onClick={handleNext}>
              {count > 0 ? `发布 ${count} 项修改` : '发布修改'}
            </Button>
          </>
        )}
      </PageHead>
      {!data && error ? (
        <Panel>
          {denied(error) ? (
            <NoAccess title="您没有查看运行参数的权限" description="由运营与超级管理员维护" />
          ) : (
            <ErrorBlock error={error} title="参数没有加载出来" onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : (
        <div className={styles.main}>
          <Tabs
            label="运行参数"
            current={history ? 'versions' : 'now'}
            tabs={[
              { key: 'now', label: '参数', to: '/staff/settings' },
              { key: 'versions', label: '版本', to: '/staff/settings?tab=versions', count: data?.version },
            ]}
          />
          {!data ? (
            <Waiting className={styles.bones}>
              {[1, 2, 3, 4, 5, 6, 7].map((n) => (
                <Bone key={n} height={44} />
              ))}
            </Waiting>
          ) : history ? (
            <Versions
              page={page}
              current={data.version}
              to={(next) => `/staff/settings?tab=versions&page=${next}`}
            />
          ) : (
            data.groups.map(({ key, title, settings }) => (
              <Card key={key} title={title} flush>
                <ul>
                  {settings.map((one) => (
                    <SettingRow
                      key={one.key}
                      setting={one}
                      text={draft.textOf(one)}
                      error={
                        (shown ? draft.faults[one.key] : undefined) ?? change.fieldError(`values.${one.key}`)
                      }
                      onType={(text) => draft.type(one.key, text)}
                    />
                  ))}
                </ul>
              </Card>
            ))
          )}
        </div>
      )}
      {asking ? (
        <PublishDialog
          title="发布修改"
          yes="发布"
          busy={change.busy}
          problem={change.problem}
          onYes={(note) => void handlePublish(note)}
          onClose={() => setAsking(false)}
        >
          <ChangedList changed={draft.changed} textOf={draft.textOf} />
        </PublishDialog>
      ) : null}
      <Leave guard={guard} text="修改还没有发布，离开后不会保留。" onDiscard={guard.leave} />
    </DeskFrame>
  );
}

export default SettingsPage;
