export { FirstDayCard, useFirstDayWaits } from './FirstDayCard';
