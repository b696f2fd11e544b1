import type { z } from 'zod';
import { defineArea } from '../../endpoint';
import { collectCalls } from './collect';
import type { journalCard, journalDetail, journalFacet, journalMetric, journalScheme } from './fields';
import { pageCalls } from './pages';
import { type journalFilters, searchCalls } from './search';

export const journals = defineArea({ ...searchCalls, ...pageCalls, ...collectCalls });

export type JournalCard = z.output<typeof journalCard>;
export type JournalDetail = z.output<typeof journalDetail>;
export type JournalScheme = z.output<typeof journalScheme>;
export type JournalMetricValue = z.output<typeof journalMetric>;
export type JournalFacetCounts = z.output<typeof journalFacet>;
export type JournalFilters = z.output<typeof journalFilters>;
