import type { JournalFacetCounts } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Empty, LinkButton } from '@harbor/ui/kit';
import { cleared, type JournalPlace, placePath } from '../../journals/place';
import { chipsOf } from '../../journals/words';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  place: JournalPlace;
  facets: readonly JournalFacetCounts[];
}

/** A search that leaves nothing: which choice could be taken back, and how else to look. */
export function NothingFound({ place, facets }: NothingFoundProps) {
  const chips = chipsOf(place, facets);
  const { keyword } = place;
  return (
    <div className={styles.nothing}>
      <Empty
        title={keyword ? `没有找到与“${keyword}”有关的期刊` : '没有同时符合这些条件的期刊'}
        description={
          keyword
            ? '可以改用刊名里的一个词、缩写、曾用名，或 8 位 ISSN（连字符可省）'
            : '这些条件合在一起没有期刊，去掉其中一项再看看'
        }
        action={
          <LinkButton primary to={placePath(cleared(place))}>
            清除全部条件
          </LinkButton>
        }
      />
      {chips.length > 1 ? (
        <p className={styles.ways}>
          {chips.map(({ key, label, without }) => (
            <Link key={key} rel="nofollow" to={placePath(without)}>
              去掉 {label}
            </Link>
          ))}
        </p>
      ) : null}
    </div>
  );
}
