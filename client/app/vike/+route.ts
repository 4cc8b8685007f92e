export default '*'
