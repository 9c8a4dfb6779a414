/** One of them may be a part; several are extras. In the singular. */
export const ENGLISH_IN_NUMBER: ReadonlySet<string> = new Set(
  `
student soldier guard sailor fisherman deckhand worker officer cop nurse 
firefighter prisoner inmate musician dancer customer
guest passenger man woman boy girl child kid kids trucker farmer rancher cowboy biker hiker jogger
cyclist skier swimmer surfer lifeguard sunbather family couple teenager toddler senior nun monk
priest altar_boy bridesmaid groomsman partygoer reveler clubber bouncer dealer croupier gambler
ballerina roadie groupie stagehand juror lawyer warden trooper deputy agent commando marine
recruit cadet refugee peasant knight servant courtier pirate longshoreman miner
lumberjack mechanic welder cleaner chef secretary executive
trader pilgrim protester striker rioter looter hostage doctor surgeon patient teacher professor
cheerleader player referee zombie villager extra neighbor tenant thug henchman gangster robber
detective technician scientist engineer astronaut
conductor resident smuggler poacher thief burglar fugitive spy assassin sentry lookout watchman guardsman constable sergeant corporal captain lieutenant admiral colonel investigator inspector coroner driver motorist trainer athlete diver boatman ferryman oarsman rower skipper stoker fireman rigger driller logger hunter trapper fisher shepherd goatherd milkmaid plowman stable_boy blacksmith cobbler tailor weaver potter carpenter mason bricklayer roofer painter plasterer glazier machinist foreman supervisor manager boss assistant aide accountant auditor broker banker lender investor grocer florist jeweler pawnbroker bookseller librarian scholar friar bishop rabbi imam minister preacher pastor deacon novice hermit witch wizard sorcerer druid elf orc goblin ogre herald jester minstrel bard nobleman duke duchess prince princess emperor centurion legionnaire samurai ninja shogun spearman raider viking barbarian partisan bombardier pilot copilot navigator ranger cavalryman artilleryman draftee veteran deserter captive victim witness suspect attorney prosecutor defendant plaintiff judge stenographer jailer convict parolee informant patrolman sheriff marshal operative analyst hacker programmer developer designer architect surveyor researcher biologist chemist physicist geologist astronomer anthropologist archaeologist botanist zoologist veterinarian psychologist psychiatrist therapist counselor social_worker caretaker caregiver midwife anesthesiologist intern physician dentist pharmacist optician volunteer sightseer backpacker hitchhiker immigrant migrant exile townsman serf wrangler gaucho pioneer trapeze_artist tightrope_walker contortionist juggler acrobat magician hypnotist comedian actor actress understudy director producer gaffer makeup_artist stuntman sculptor poet novelist writer editor publisher columnist newscaster weatherman dj emcee announcer singer vocalist soprano violinist cellist pianist organist guitarist bassist trumpeter saxophonist bugler composer choirmaster bookie hustler pimp addict junkie bum tramp orphan runaway widow widower bride groom embalmer landlord roommate schoolmate freshman sophomore quarterback linebacker goalie heckler pickpocket mugger vandal arsonist bomber rustler buccaneer castaway mutineer cannibal headhunter chieftain shaman mystic psychic fortune_teller con_man grifter scavenger ragpicker chimney_sweep bootblack shoeshine_boy messenger courier postman milkman deliveryman mover handyman exterminator landscaper babysitter au_pair sommelier elevator_operator
`
    .trim()
    .split(/\s+/),
);
