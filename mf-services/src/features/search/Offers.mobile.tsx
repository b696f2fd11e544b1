import { Link } from '@harbor/runtime';
import { offersOf, type useSuggestions } from '@harbor/ui/goods-search';
import { Button, ErrorBlock } from '@harbor/ui/mobile';
import { Marked } from '@harbor/ui/search-combobox';
import { SiteFinds, type SiteFindsProps } from '@harbor/ui/site-search';
import { ChevronRight, Search } from 'lucide-react';
import { useSupport } from '../../support/useSupport';
import styles from './Offers.mobile.module.css';

interface OffersProps {
  text: string;
  suggested: ReturnType<typeof useSuggestions>;
  /** What fits of the other parts of the site. */
  finds: SiteFindsProps['finds'];
  pathOf: (word: string) => string;
  onUse: (word: string) => void;
}

/** Below the field while somebody types: the search itself, what it would find by its title, then the rest of the site. */
export function Offers({ text, suggested, finds, pathOf, onUse }: OffersProps) {
  const openSupport = useSupport();
  const { query, keyword, settled } = suggested;
  const offers = query.data ? offersOf(query.data) : [];
  const nothing = settled && query.data?.goods.length === 0 && query.data.categories.length === 0;
  return (
    <div className={styles.offers} aria-busy={!settled}>
      <Link className={styles.row} to={pathOf(text)} onClick={() => onUse(text)}>
        <Search size={18} aria-hidden />
        <span className={styles.label}>
          搜索“<b>{text}</b>”
        </span>
        <ChevronRight size={16} aria-hidden />
      </Link>
      {query.isError && (
        <ErrorBlock title="建议没有加载出来" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {nothing && (
        <p className={styles.nothing}>没有标题包含“{keyword}”的服务，试试下面的服务，或请客服推荐</p>
      )}
      <ul aria-label="搜索建议">
        {offers.map((offer) => (
          <li key={offer.to}>
            <Link className={styles.row} to={offer.to} onClick={() => onUse(text)}>
              <span className={styles.label}>
                <Marked text={offer.label} keyword={keyword} />
              </span>
              <span className={styles.note}>{offer.note}</span>
            </Link>
          </li>
        ))}
      </ul>
      {nothing && (
        <p className={styles.support}>
          <Button kind="soft" onClick={openSupport}>
            联系客服
          </Button>
        </p>
      )}
      <SiteFinds finds={finds} without={['service']} onUse={() => onUse(text)} />
    </div>
  );
}
