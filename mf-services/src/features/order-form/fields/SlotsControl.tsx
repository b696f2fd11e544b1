import { slotDays, slotLabel, slotTimes } from '@harbor/contract/order-form/answers';
import { asList, type ControlProps } from './controlProps';
import styles from './SlotsControl.module.css';

const days = Object.entries(slotDays);
const times = Object.entries(slotTimes);

/** Days of the week by times of the day. */
export function SlotsControl({ id, describedBy, invalid, value, onChange }: ControlProps) {
  const chosen = asList(value);
  const toggle = (slot: string) =>
    onChange(chosen.includes(slot) ? chosen.filter((one) => one !== slot) : [...chosen, slot]);
  return (
    <div className={styles.week}>
      <span aria-hidden="true" />
      {days.map(([day, label]) => (
        <span key={day} className={styles.day} aria-hidden="true">
          {label}
        </span>
      ))}
      {times.map(([time, label], row) => (
        <div key={time} className={styles.row}>
          <span className={styles.time} aria-hidden="true">
            {label}
          </span>
          {days.map(([day], column) => {
            const slot = `${day}-${time}`;
            return (
              <label key={slot} className={styles.slot}>
                <input
                  id={row === 0 && column === 0 ? id : undefined}
                  type="checkbox"
                  aria-label={slotLabel(slot)}
                  aria-describedby={describedBy}
                  aria-invalid={invalid || undefined}
                  checked={chosen.includes(slot)}
                  onChange={() => toggle(slot)}
                />
                <span aria-hidden="true" />
              </label>
            );
          })}
        </div>
      ))}
    </div>
  );
}
