import type { DataOf } from '@harbor/contract';
import { Link, usePage, useQuery } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { ErrorBlock, ListSkeleton, NoAccess, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { PageHead } from '../../parts/PageHead';
import styles from './FormsPage.module.css';
import { formLabel } from './formNumber';
import { formsQuery } from './queries';

type Listed = DataOf<'GET /staff/form/list'>['list'][number];

function services({ services: of }: Listed): string {
  if (of.length === 0) return '暂无服务使用';
  const names = of.slice(0, 2).map(({ title }) => title);
  return of.length > 2 ? `${names.join('、')}等 ${of.length} 项` : names.join('、');
}

function Row({ one }: { one: Listed }) {
  const { form, title, version, fields, published_at, published_by, draft } = one;
  return (
    <li>
      <Link to={`/staff/forms/${form}`} className={styles.row}>
        <span className={styles.number}>{formLabel(form)}</span>
        <span className={styles.name}>
          <b>{title}</b>
          <small>{services(one)}</small>
        </span>
        <span className={styles.version}>
          第 {version} 版<small>{fields} 项</small>
        </span>
        <span className={styles.when}>
          {published_at && published_by ? (
            <>
              {formatDate(published_at)}
              <small>{published_by.name}</small>
            </>
          ) : (
            <small>随系统提供</small>
          )}
        </span>
        <span className={styles.draft}>
          {draft ? <Tag tone="gold">{draft.saved_by.name} 的草稿</Tag> : null}
        </span>
      </Link>
    </li>
  );
}

/** The order forms of the site: which services use them, their versions, and where somebody works on the next one. */
export function FormsPage() {
  const { data, error, refetch } = useQuery(formsQuery());
  usePage({ ready: data !== undefined || error !== null });
  const drafts = data?.list.filter(({ draft }) => draft).length ?? 0;
  return (
    <DeskFrame title="信息表">
      <PageHead
        title="信息表"
        lead={
          data
            ? `共 ${data.list.length} 张，${drafts > 0 ? `${drafts} 张有草稿；` : ''}改动发布为新版本，已提交的资料不变`
            : '\u00a0'
        }
      />
      {!data && !error ? (
        <Panel>
          <ListSkeleton rows={10} picture={false} />
        </Panel>
      ) : null}
      {!data && error ? (
        <Panel>
          {denied(error) ? (
            <NoAccess title="您没有修改信息表的权限" description="如需修改，请联系超级管理员开通" />
          ) : (
            <ErrorBlock error={error} title="信息表没有加载出来" onRetry={() => void refetch()} />
          )}
        </Panel>
      ) : null}
      {data ? (
        <div className={styles.table}>
          <div className={styles.head} aria-hidden="true">
            <span>编号</span>
            <span>名称与服务</span>
            <span>版本</span>
            <span>最近发布</span>
            <span>草稿</span>
          </div>
          <ul aria-label="信息表">
            {data.list.map((one) => (
              <Row key={one.form} one={one} />
            ))}
          </ul>
        </div>
      ) : null}
    </DeskFrame>
  );
}

export default FormsPage;
