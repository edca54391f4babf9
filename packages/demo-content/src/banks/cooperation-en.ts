import { bankOf } from "../compose/bank.ts";

export const cooperationEn = bankOf(`
# opening
On {ngay}, a working session between the Ministry and its development partners took place in Hanoi.
International financial cooperation continues to expand through bilateral and multilateral channels.
This year's regional meetings focus on macroeconomic stability, climate finance and payment connectivity.
# figures
There are {so:14-22} technical assistance programmes under way with a total budget of more than USD {so:24-60} million.
Concessional loans signed this year amount to USD {so:900-1900} million.
The conference brought together {so:120-260} delegates from {so:18-32} countries and organisations.
Rating agencies kept a positive outlook, citing fiscal space and low public debt.
# measures
The two sides exchanged experience on debt management, performance budgeting and internal audit.
A technical working group will meet every quarter to follow up on commitments.
Green finance initiatives are included in the joint action plan.
Training for young officials combines online courses and short internships.
# results
Partners welcomed progress in budget transparency and public financial management.
Several recommendations have been taken up in draft laws.
The meeting opened new opportunities for infrastructure and energy transition.
# outlook
Cooperation will shift from funding to knowledge sharing and market development.
The programme is to be reviewed at the end of {namsau}.
# headings
Main topics
Results of the meeting
Looking ahead
# subheadings
Climate finance
Technical assistance
# quotes
Good cooperation leaves lasting capacity, not just a report. | The head of delegation
# lists
Both sides agreed to give priority to: | Public debt and fiscal risk management; Capital market development; Modern tax and customs administration; Climate finance
# tables
Cooperation by field | Field; Activities; Budget (USD million); Progress | Budget and debt; Tax; Customs; Capital market | {so:3-16}; {so:2-14}; {pct:38-92}
# captions
Delegates at the conference. Illustration
`);
