export { FirstDayCard } from './FirstDayCard';
