export { QuoteCard } from './QuoteCard';
