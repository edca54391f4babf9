import { bankOf } from "../compose/bank.ts";

export const marketEn = bankOf(`
# opening
The capital market remains an important source of medium- and long-term funding for development and for the budget.
Government bond issuance this month followed the published calendar, with yields in line with money market conditions.
# figures
Bonds issued so far this year total VND {so:240000-420000} billion, or {pct:64-92} of the plan.
The average maturity of new issues is {so:9-13} years, and the average yield is {pct:2-4} a year.
Daily turnover on the secondary market averaged VND {so:9000-16000} billion, up {pct:6-24} from {namtruoc}.
Market capitalisation of equities equals about {pct:62-78} of GDP.
Insurers and pension funds hold {pct:54-63} of outstanding government bonds.
# measures
The auction calendar is published each quarter so that members can plan their liquidity.
Rules on disclosure, credit rating and investor protection are being strengthened.
Surveillance uses algorithms that flag unusual orders within seconds.
Green bonds are encouraged through clear project criteria and lower fees.
# results
A benchmark yield curve has formed at longer maturities.
The cost of public borrowing fell by {pct:1-4} compared with the previous period.
No technical interruption occurred over the last {so:180-240} sessions.
# outlook
Diversifying products and widening the investor base will remain the priorities of {namsau}.
Global interest rates still need close attention when the borrowing plan is prepared.
# headings
Issuance results
Secondary market
Protecting investors
# subheadings
Green bonds
Corporate bonds
# quotes
A market lasts only when information reaches every investor at the same moment. | A representative of the market regulator
# lists
Planned steps include: | Earlier publication of the calendar; New settlement infrastructure; Wider access for institutional investors; Investor education
# tables
Auction results by maturity | Maturity; Offered (VND billion); Awarded (VND billion); Yield | 5 years; 10 years; 15 years; 30 years | {so:1500-6000}; {~}; {pct:2-4}
# captions
Trading on the secondary market. Illustration
`);
