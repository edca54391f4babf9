/** What stands in the files of the English pages: written as documents-vi.ts is. */
export const papersEn = `
# Public finance annual report 2025
Overview: The public finance annual report 2025 covers revenue, spending, debt and reform. Revenue exceeded the estimate by 9.7 per cent.
| Item; Estimate; Outturn
| Domestic revenue; 1,668; 1,812
| Customs revenue; 235; 262
| Crude oil; 53; 49
Reform: Forty-one procedures were abolished and the treasury now pays within one working day.

# Medium-term debt management strategy
Objectives: The medium-term debt management strategy keeps the average maturity above nine years and foreign currency debt below 30 per cent.
Risk analysis: A rise of interest rates by one percentage point adds 0.2 per cent of GDP to interest payments. Refinancing peaks in 2029 are smoothed by switch auctions.
Indicators: • Public debt below 60 per cent of GDP • Government debt below 50 per cent • Debt service below 25 per cent of revenue

# Draft circular amending the rules on VAT refunds
Scope: This draft circular amends the rules on VAT refunds: automatic classification, time limits and checks after payment.
Scoring: Claims are scored by 22 criteria; 80 points or more are paid first, fewer than 50 are checked first.
Questions for comment: • Is the threshold right for newly founded exporters? • Should taxpayers see their own score?

# Draft decree on tax administration of electronic commerce
Scope: This draft decree concerns the tax administration of electronic commerce and business on digital platforms.
Platforms: A platform that handles payments withholds tax on every completed order and pays it by the 20th of the following month.
Foreign suppliers: Suppliers without a permanent establishment register through an English gateway and pay in convertible currency.
Livestream sellers: Income from livestream sales and affiliate commissions is taxed at source.

# Draft decree on the management of public assets
Scope: This draft decree concerns the management of public assets: registers, valuation and auctions.
Registers: Every asset above VND 10 million carries a barcode and an electronic card with photographs.
Auctions: Surplus vehicles and laptops are sold online; bids stay sealed until the deadline.

# Draft circular on electronic accounting books of small firms
Scope: This draft circular lets small firms keep electronic accounting books without printing them.
Four books: • Sales journal • Inventory ledger • Expense journal • Cash book
Retention: Books are kept for ten years; a hash of each month is lodged with the tax authority.

# Draft circular on budget disclosure by commune authorities
Scope: This draft circular concerns budget disclosure by commune authorities: one short form replaces seven tables.
The form: • Market fees and land rents • Kindergartens and village roads • Allowances of village officials
Where to publish: On the notice board, by loudspeaker announcement and on the website, for 30 days.

# Citizens' budget 2026
What is in it: The citizens' budget 2026 explains where the money comes from and where it goes, for an imaginary family of four.
Of every 100 dong: • 18 for schools • 8 for hospitals and vaccination • 27 for roads, bridges and dykes • 9 for interest
Have your say: Budget hearings are open to everyone in June and November.

# Guidance on the public investment plan for 2027
Basis: This guidance on the public investment plan for 2027 is addressed to ministries and provinces.
Order of priority: • Construction arrears • Repayment of advances • Continued projects • New projects with complete papers
Deadline: Plans are entered into the national system by 31 July.

# Decision on criteria for projects that link regions
Scope: This decision sets seven criteria for projects that link regions, and how they are scored.
Criteria: • Provinces that benefit • Travel time saved • Private capital attracted • Emissions avoided • Land that is ready
Scoring: Out of 100 points; projects with 75 or more come first.

# Monitoring framework of the five-year plan 2026–2030
Purpose: The monitoring framework of the five-year plan 2026–2030 follows 45 indicators.
Indicators: • Labour productivity • Rate of urbanisation • Spending on research and development • Human development index
Reporting: Yearly reports by 31 March; a mid-term review in 2028.
`;
