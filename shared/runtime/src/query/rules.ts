const second = 1000;
const minute = 60 * second;

/** How long an answer is taken for fresh, and whether it is asked for again when the window comes back to the front. */
export interface CacheRule {
  /** Beginning of the keys it is about. */
  prefix: string;
  /** Milliseconds. */
  staleTime: number;
  refetchOnWindowFocus?: boolean;
  /** The answer is the same for every person. */
  forEverybody?: boolean;
}

/** The one place of cache rules; the longest fitting prefix wins. */
export const cacheRules: readonly CacheRule[] = [
  { prefix: 'GET /message/message_num', staleTime: 15 * second, refetchOnWindowFocus: true },
  { prefix: 'GET /message/my_message', staleTime: 0, refetchOnWindowFocus: true },
  { prefix: 'GET /message/', staleTime: 0 },
  { prefix: 'POST /message/', staleTime: 0 },
  { prefix: 'GET /customer/', staleTime: 0, refetchOnWindowFocus: true },
  { prefix: 'GET /ticket/', staleTime: 0 },
  { prefix: 'GET /info/', staleTime: 30 * minute, forEverybody: true },
  { prefix: 'GET /help/', staleTime: 30 * minute, forEverybody: true },
  { prefix: 'GET /clause/', staleTime: 5 * minute, forEverybody: true },
  { prefix: 'GET /clientAndServer/', staleTime: 30 * minute, forEverybody: true },
  { prefix: 'GET /announcement/', staleTime: 5 * minute },
  { prefix: 'GET /user/get_order_num', staleTime: 15 * second, refetchOnWindowFocus: true },
  { prefix: 'GET /user/get_pc_num', staleTime: 15 * second, refetchOnWindowFocus: true },
  { prefix: 'GET /user/', staleTime: 0 },
  { prefix: 'POST /user/', staleTime: 0 },
  { prefix: 'GET /service/', staleTime: minute },
  { prefix: 'GET /index/', staleTime: 2 * minute },
  { prefix: 'GET /press/', staleTime: 2 * minute },
  { prefix: 'GET /get_tags', staleTime: 10 * minute, forEverybody: true },
  { prefix: 'GET /get_manage', staleTime: 30 * minute, forEverybody: true },
  { prefix: 'GET /get_cs', staleTime: 30 * minute, forEverybody: true },
  { prefix: 'GET /get_links', staleTime: 30 * minute, forEverybody: true },
  { prefix: 'GET /api/contact/', staleTime: 30 * minute, forEverybody: true },
];

const fallback: CacheRule = { prefix: '', staleTime: 30 * second };

/** The rule of a call by its key in the contract. */
export function ruleOf(key: string): CacheRule {
  const fitting = cacheRules.filter((rule) => key.startsWith(rule.prefix));
  return fitting.sort((a, b) => b.prefix.length - a.prefix.length)[0] ?? fallback;
}
