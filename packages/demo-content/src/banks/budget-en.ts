import { bankOf } from "../compose/bank.ts";

export const budgetEn = bankOf(`
# opening
According to consolidated reports from provinces and the budget management system, the {nam} state budget is being carried out in line with the resolutions of the National Assembly.
Against an uncertain global backdrop, fiscal policy in {nam} remains moderately expansionary and carefully targeted.
On {ngay}, finance offices at all levels completed the monthly review of revenue and expenditure.
# figures
Cumulative state budget revenue is estimated at VND {nghin:1300-1850} trillion, or {pct:72-96} of the annual estimate and {pct:6-17} higher than a year earlier.
Domestic revenue reached {pct:74-95} of the estimate, with most tax items on schedule.
Revenue from foreign trade stood at {pct:76-93} of the estimate as taxable imports recovered.
Expenditure amounted to VND {nghin:1200-1700} trillion, covering development, social protection, defence and security.
Capital spending reached {pct:48-74} of plan, {pct:1-6} above the same period of {namtruoc}.
Public debt is estimated at {pct:34-37} of GDP, well below the ceiling set by the National Assembly.
The central budget transferred VND {so:1200-4800} billion to provinces hit by storms and floods.
Interest payments account for {pct:4-6} of total expenditure, down from {namtruoc}.
# measures
The Ministry asked all agencies to prepare quarterly scenarios and to report risks early.
Spending on conferences, ceremonies and travel abroad is being reviewed and cut.
Tax, customs and treasury offices reconcile figures every week so that revenue is recorded in full and on time.
Unallocated appropriations are returned to the budget after the statutory deadline.
Savings are directed to salary reform, social protection and key infrastructure.
Provinces publish budget documents in formats that the public can reuse.
# results
The balance of central and local budgets was maintained throughout the period.
Budget transparency improved, with {so:30-34} provinces publishing reports on time.
The outturn reflects the recovery of production and stronger compliance.
Payments to people in need were made promptly and in full.
# outlook
The finance sector aims to exceed the annual revenue target and to keep the deficit within the approved limit.
The next three-year fiscal plan will be linked more closely to the medium-term investment plan.
# headings
Revenue stays on track
Spending follows priorities
Keeping fiscal discipline
# subheadings
Domestic revenue
Capital expenditure
Local budgets
# quotes
Every unit of public money must be spent on purpose, on time and with a result that citizens can see. | A representative of the budget department
Publishing early and in plain language is the best way to earn trust. | A public finance expert
# lists
The Ministry will focus on the following tasks: | Monitor revenue by item and by province; Speed up disbursement of public investment; Publish budget data on schedule; Prepare the three-year fiscal plan
# tables
State budget revenue (VND trillion) | Item; Estimate; Outturn; Against estimate | Domestic revenue @1340-1660; Crude oil @46-64; Foreign trade @204-262; Grants @5-9 | {nghin:40-1500}; {=}; {pct:74-97}
State budget expenditure (VND trillion) | Item; Estimate; Outturn; Year on year | Development investment @680-790; Recurrent spending @1180-1320; Interest @104-122; Contingency @58-66 | {nghin:60-1200}; {~}; {pct:101-119}
# captions
Structure of revenue by sector. Illustration
Revenue and expenditure by quarter. Illustration
`);
