import type { CatalogueRow, DataOf } from '@harbor/contract';
import { goodsStatusLabels } from '@harbor/contract/goods-status';
import { type ApiError, Link, notify } from '@harbor/runtime';
import { Cover, errorText, formatDate } from '@harbor/ui';
import { Button, Empty, Pager } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { writeFilter } from './filter';
import { type ListFilter, useMoveService } from './queries';
import styles from './ServiceList.module.css';
import { priceWords, stockWords, toneOf } from './words';

interface RowProps {
  row: CatalogueRow;
  /** How a service is moved by places; absent where the order is not that of one category. */
  onMove?: (steps: number) => void;
  first: boolean;
  last: boolean;
}

function Row({ row, onMove, first, last }: RowProps) {
  const { id, title, cover, category_title, status, specs, stock, sales, updated_at } = row;
  return (
    <li className={styles.row}>
      <Cover src={cover} className={styles.cover} />
      <span className={styles.name}>
        <Link to={`/staff/catalogue/${id}`}>{title}</Link>
        <small>
          编号 {id} · {category_title} · {formatDate(updated_at)} 更新
        </small>
      </span>
      <span className={styles.state}>
        <Tag tone={toneOf[status]}>{goodsStatusLabels[status]}</Tag>
      </span>
      <span className={styles.figures}>
        <span className={styles.figure}>
          <b>{priceWords(row)}</b>
          <small>{specs} 个规格</small>
        </span>
        <span className={styles.figure}>
          <b data-out={stock === 0 && specs > 0 ? '' : undefined}>{specs > 0 ? stockWords(stock) : '—'}</b>
          <small>库存</small>
        </span>
        <span className={styles.figure}>
          <b>{sales}</b>
          <small>已售</small>
        </span>
      </span>
      {onMove ? (
        <span className={styles.moves}>
          <Button
            kind="text"
            aria-label={`前移 ${title}`}
            disabled={first}
            icon={<ArrowUp size={16} aria-hidden />}
            onClick={() => onMove(-1)}
          />
          <Button
            kind="text"
            aria-label={`后移 ${title}`}
            disabled={last}
            icon={<ArrowDown size={16} aria-hidden />}
            onClick={() => onMove(1)}
          />
        </span>
      ) : null}
    </li>
  );
}

export interface ServiceListProps {
  page: DataOf<'GET /staff/catalogue/services'>;
  filter: ListFilter;
}

/** A page of services; those of one category can be moved. */
export function ServiceList({ page, filter }: ServiceListProps) {
  const move = useMoveService({ onError: (error: ApiError) => notify.error(errorText(error)) });
  const movable = filter.category !== undefined && !filter.status && !filter.keyword;
  if (page.data.length === 0)
    return filter.status || filter.keyword ? (
      <Empty title="没有符合条件的服务" description="换一个状态或关键词试试" />
    ) : (
      <Empty title="这里还没有服务" description="点右上角“新建服务”，内容齐全后即可上架" />
    );
  return (
    <>
      <ul className={styles.list} aria-label="服务列表" data-movable={movable ? '' : undefined}>
        {page.data.map((row, n) => (
          <Row
            key={row.id}
            row={row}
            first={page.current_page === 1 && n === 0}
            last={page.current_page === page.last_page && n === page.data.length - 1}
            onMove={movable ? (steps) => move.mutate({ params: { id: row.id }, body: { steps } }) : undefined}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <Pager
          page={page.current_page}
          lastPage={page.last_page}
          to={(to) => `/staff/catalogue?${writeFilter({ ...filter, page: to })}`}
        />
      </div>
    </>
  );
}
