import { traceAbout } from '@harbor/contract/page-words';
import { plainHead, type SeoResolver } from './head';

/** Head of `/trace/`, where a code is typed, and of `/trace/:code`, which tells what everybody may know of a report. */
export const trace: SeoResolver = ({ routeTitle }) => ({
  ...plainHead(routeTitle),
  description: traceAbout,
});
