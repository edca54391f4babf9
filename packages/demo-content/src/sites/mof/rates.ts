import { LAST_DAY, monthBefore, yearOf } from "../../compose/dates.ts";
import { numeral } from "../../compose/fill.ts";
import { notice } from "../../compose/stories.ts";
import { tableHtml } from "../../compose/table.ts";
import { rateOn } from "../../series/exchange-rates.ts";

const names = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const currencies = [
  ["fx-usd", "US dollar", "USD"],
  ["fx-eur", "Euro", "EUR"],
  ["fx-jpy", "Japanese yen", "JPY"],
  ["fx-gbp", "Pound sterling", "GBP"],
  ["fx-cny", "Chinese yuan", "CNY"],
] as const;

/** English versions of the monthly notices of the Vietnamese site. */
export const rates = Array.from({ length: 8 }, (_, back) => {
  const day = monthBefore(LAST_DAY, back);
  const month = `${names[Number(day.slice(5, 7)) - 1]} ${yearOf(day)}`;
  const html =
    `<p>The Ministry of Finance announces the accounting exchange rates for ${month}, used to convert and record budget revenue and expenditure in foreign currencies.</p>` +
    tableHtml(
      `Accounting exchange rates, ${month} (VND for one unit)`,
      ["Currency", "Code", "Rate"],
      currencies.map(([series, name, code]) => [name, code, numeral(rateOn(series, day), 0, "en")]),
    ) +
    "<p>For currencies that are not listed, the cross rate applies.</p>";
  return notice(
    "exchange-rates",
    "market",
    day,
    `Accounting exchange rates for ${month}`,
    `Rates of five currencies, in force from the first day of ${month}.`,
    html,
    `@rates-${day.slice(0, 7)}`,
  );
});
