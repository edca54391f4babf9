import { bankOf } from "../compose/bank.ts";

/** Tax and customs. */
export const revenueEn = bankOf(`
# opening
Tax and customs administration is moving from manual checks to risk-based management built on shared data.
On {ngay}, tax and customs offices launched a new round of support for businesses ahead of the reporting season.
Tax policy continues to be reviewed with the aim of broadening the base and simplifying procedures.
# figures
Revenue collected by tax offices reached {pct:75-97} of the annual estimate.
Deferred, reduced and exempted taxes are worth about VND {nghin:120-240} trillion this year.
More than {so:820-960} thousand enterprises issue electronic invoices.
Electronic filing covers {pct:98-99} of returns, and electronic payment {pct:97-99} of transactions.
Total trade turnover is estimated at USD {so:620-860} billion, up {pct:7-16} year on year.
Customs processed {so:11-17} million declarations, of which {pct:62-71} went through the green channel.
Receipts from e-commerce platforms rose by {pct:18-42}.
# measures
Refund files are sorted automatically, and low-risk claims are paid first and checked later.
Taxpayers no longer submit papers that public databases already hold.
Household businesses moving to self-declaration receive free software and on-site guidance.
Scanners at ports are linked to a central image analysis centre to reduce physical inspection.
The list of goods subject to specialised inspection is being shortened.
Authorised economic operators benefit from faster clearance and a single contact point.
# results
Satisfaction among taxpayers reached {pct:88-95} in the latest survey.
The time needed to comply with tax procedures fell by {pct:8-20} compared with {namtruoc}.
Exporters report that storage time at ports has been cut by {so:6-18} hours per shipment.
# outlook
In {namsau} most individuals will receive a pre-filled return.
Customs will extend the smart port model to all major seaports.
# headings
Working with businesses
Data-driven administration
Faster clearance at the border
# subheadings
Electronic invoices
Tax refunds
National single window
# quotes
When procedures are simple and data is open, most taxpayers are willing to comply. | A representative of the tax authority
An hour saved at the port is an hour of cost saved for the business. | An exporter
# lists
Taxpayers are advised to: | Check their registration details online; Issue invoices at the time of supply; File before the deadline; Keep electronic records for the required period
# tables
Revenue by tax (VND billion) | Tax; Estimate; Outturn; Year on year | Value added tax @420000-510000; Corporate income tax @320000-390000; Personal income tax @160000-210000; Environmental tax @40000-56000 | {so:42000-380000}; {~}; {pct:102-124}
# captions
Filing a return online. Illustration
Cargo flows through seaports. Illustration
`);
